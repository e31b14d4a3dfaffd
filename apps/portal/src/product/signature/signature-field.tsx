import { Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSignature } from '@tabler/icons-react';
import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './signature.module.css';

/** A signature as it is entered. */
export interface SignatureEntry {
  readonly name: string;
  readonly strokes: readonly (readonly number[])[];
  /** The typed name stands for the drawn signature. */
  readonly typed: boolean;
}

export const NO_SIGNATURE: SignatureEntry = { name: '', strokes: [], typed: false };

/** The signature that an entry gives; null while it is not complete. */
export function signatureOf({ name, strokes, typed }: SignatureEntry): {
  readonly name: string;
  readonly strokes: number[][];
} | null {
  if (name.trim() === '' || (strokes.length === 0 && !typed)) return null;
  return { name: name.trim(), strokes: typed ? [] : strokes.map((stroke) => [...stroke]) };
}

/** The field of strokes, as the record keeps them. */
const WIDTH = 1000;
const HEIGHT = 400;
/** Shorter movements are trembling. */
const STEP = 6;
const MOST_NUMBERS = 398;
const MOST_STROKES = 100;

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
const pathOf = ([x = 0, y = 0, ...rest]: readonly number[]) => `M${x} ${y}L${[x, y, ...rest].join(' ')}`;

interface SignatureFieldProps {
  readonly title: string;
  readonly entry: SignatureEntry;
  readonly isGiven: boolean;
  readonly onChange: (entry: SignatureEntry) => void;
}

/** A signature drawn on the glass, or the typed name in its place. */
export function SignatureField({ title, entry, isGiven, onChange }: SignatureFieldProps) {
  const { t } = useTranslation('handover');
  const { name, strokes, typed } = entry;
  return (
    <fieldset className={classes['signature']}>
      <legend>{title}</legend>
      <div className={classes['signatureHead']}>
        {isGiven ? (
          <StatusBadge tone="gain" icon={<IconCheck size={16} stroke={2.5} aria-hidden="true" />}>
            {t('signatures.given')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="copper">{t('signatures.open')}</StatusBadge>
        )}
      </div>
      <TextInput
        label={t('signatures.name')}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => onChange({ ...entry, name: event.currentTarget.value })}
      />
      {!typed && (
        <VisuallyHidden>
          {t(strokes.length === 0 ? 'signatures.padEmpty' : 'signatures.padDrawn')}
        </VisuallyHidden>
      )}
      {!typed && (
        <SignaturePad strokes={strokes} onChange={(drawn) => onChange({ ...entry, strokes: drawn })} />
      )}
      {!typed && strokes.length > 0 && (
        <Button variant="subtle" size="sm" onClick={() => onChange({ ...entry, strokes: [] })}>
          {t('signatures.clear')}
        </Button>
      )}
      <Checkbox
        size="md"
        label={t('signatures.typed')}
        checked={typed}
        onChange={(event) => onChange({ ...entry, typed: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

interface SignaturePadProps {
  readonly strokes: SignatureEntry['strokes'];
  readonly onChange: (strokes: SignatureEntry['strokes']) => void;
}

function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const { t } = useTranslation('handover');
  const [stroke, setStroke] = useState<readonly number[] | null>(null);
  const drawn = useRef<readonly number[]>([]);

  function pointOf(event: PointerEvent<SVGSVGElement>): readonly [number, number] {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [
      within(((event.clientX - left) / width) * WIDTH, WIDTH),
      within(((event.clientY - top) / height) * HEIGHT, HEIGHT),
    ];
  }
  function draw(numbers: readonly number[]): void {
    drawn.current = numbers;
    setStroke(numbers);
  }
  function end(): void {
    if (stroke === null) return;
    setStroke(null);
    if (drawn.current.length > 2) onChange([...strokes, drawn.current]);
  }

  return (
    <svg
      className={classes['pad']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (strokes.length >= MOST_STROKES) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        draw(pointOf(event));
      }}
      onPointerMove={(event) => {
        if (stroke === null || drawn.current.length >= MOST_NUMBERS) return;
        const [x, y] = pointOf(event);
        const [lastX = 0, lastY = 0] = drawn.current.slice(-2);
        if (Math.hypot(x - lastX, y - lastY) >= STEP) draw([...drawn.current, x, y]);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line x1={60} x2={WIDTH - 60} y1={310} y2={310} className={classes['signatureLine']} />
      {strokes.length === 0 && stroke === null && (
        <g className={classes['padHint']}>
          <IconSignature x={150} y={165} size={64} stroke={1.5} aria-hidden="true" />
          <text x={240} y={212}>
            {t('signatures.here')}
          </text>
        </g>
      )}
      {[...strokes, ...(stroke === null ? [] : [stroke])].map((one, index) => (
        // Strokes are only added at the end.
        <path key={index} d={pathOf(one)} className={classes['stroke']} />
      ))}
    </svg>
  );
}
