import { Radio, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import classes from './color-picker.module.css';

type Color = VehicleDetailReply['colors'][number];

interface ColorPickerProps {
  readonly colors: readonly Color[];
  readonly chosen: Color | undefined;
  readonly onChoose: (id: number) => void;
}

/** Paints as round samples; the name of the chosen one stands beside them. */
export function ColorPicker({ colors, chosen, onChoose }: ColorPickerProps) {
  const { t } = useTranslation('vehicle');
  if (chosen === undefined) return null;
  return (
    <div className={classes['row']}>
      <Radio.Group
        label={t('color.label')}
        labelProps={{ component: VisuallyHidden }}
        value={String(chosen.id)}
        onChange={(id) => onChoose(Number(id))}
      >
        <div className={classes['samples']}>
          {colors.map(({ id, name, hex }) => (
            <Radio.Card
              key={id}
              value={String(id)}
              aria-label={name}
              // One stop for the group, as with the browser's own radios; arrow keys choose.
              tabIndex={id === chosen.id ? 0 : -1}
              title={name}
              className={classes['sample']}
            >
              {/* Custom properties are missing in React's type of styles. */}
              <span style={{ '--sample': hex } as CSSProperties} />
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <p className={classes['name']}>
        <strong>{chosen.name}</strong> {t('color.noSurcharge')}
      </p>
    </div>
  );
}
