import { Button } from '@mantine/core';
import {
  kindsOfPart,
  PARTS_OF_VIEW,
  WEAR_DEPTHS,
  WEAR_SIZES,
  type SelfCheckView,
  type WearDepth,
  type WearKind,
  type WearPart,
  type WearSize,
} from '@stromwandel/leasing';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CameraButtons } from '../../../product/lease-draft/camera-buttons.tsx';
import { usePhotoUrl } from '../../../product/lease-draft/use-photos.ts';
import { useFindingText, useLossText } from '../../../product/self-check/check-parts.tsx';
import { priceCheck, type CheckFinding } from '../../../product/self-check/self-check.ts';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCheck } from './check-context.ts';
import classes from './self-check.module.css';
import parts from '../car-part.module.css';

interface FindingFormProps {
  readonly view: SelfCheckView;
  readonly onAdd: (finding: CheckFinding) => void;
  readonly onCancel: () => void;
}

/** What is to be seen at one place: part, kind, size and depth, then what the catalogue says about it. */
export function FindingForm({ view, onAdd, onCancel }: FindingFormProps) {
  const { t } = useTranslation('selfCheck');
  const { saved, photos } = useCheck();
  const [photo, setPhoto] = useState<string | null>(null);
  const url = usePhotoUrl(photos, photo);
  const rows = saved.catalogue?.rows ?? [];
  const offered = PARTS_OF_VIEW[view].filter((one) => kindsOfPart(rows, one).length > 0);
  const [chosenPart, setPart] = useState<WearPart | undefined>(offered.length === 1 ? offered[0] : undefined);
  const [chosenKind, setKind] = useState<WearKind>();
  const [size, setSize] = useState<WearSize>();
  const [depth, setDepth] = useState<WearDepth>();
  const kinds = chosenPart === undefined ? [] : kindsOfPart(rows, chosenPart);
  const kind = kinds.find((one) => one === chosenKind);
  const finding =
    chosenPart === undefined || kind === undefined || size === undefined || depth === undefined
      ? null
      : { view, part: chosenPart, kind, size, depth, photo };
  return (
    <SectionCard title={t('form.title')}>
      <div className={parts['form']}>
        {offered.length === 0 && <p>{t('form.nothing')}</p>}
        {offered.length > 1 && (
          <RadioCards
            label={t('form.part')}
            options={offered.map((value) => ({ value, label: t(`parts.${value}`) }))}
            value={chosenPart}
            onChange={setPart}
          />
        )}
        {chosenPart !== undefined && (
          <>
            <RadioCards
              label={t('form.kind')}
              options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              value={kind}
              onChange={setKind}
            />
            <RadioCards
              label={t('form.size')}
              hint={t('form.sizeHint')}
              options={WEAR_SIZES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
              value={size}
              onChange={setSize}
            />
            <RadioCards
              label={t('form.depth')}
              options={WEAR_DEPTHS.toReversed().map((value) => ({ value, label: t(`form.depths.${value}`) }))}
              value={depth}
              onChange={setDepth}
            />
          </>
        )}
        {finding !== null && <Price finding={finding} />}
        {finding !== null && (
          <div>
            <p className={parts['quiet']}>{t('form.photo')}</p>
            {url !== null && <img className={classes['photo']} src={url} alt={t('form.photoOf')} />}
            <CameraButtons
              label={t('form.takePhoto')}
              onPhoto={async (file) => setPhoto(await photos.add(file))}
            />
          </div>
        )}
        <div className={parts['buttons']}>
          <Button disabled={finding === null} onClick={() => finding !== null && onAdd(finding)}>
            {t('form.add')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}

/** The row of the catalogue. */
function Price({ finding }: { readonly finding: CheckFinding }) {
  const { t } = useTranslation('selfCheck');
  const { saved } = useCheck();
  const lossText = useLossText();
  const findingText = useFindingText();
  const [one] = priceCheck(saved, [finding]).priced;
  if (!one || one.position === null) {
    return (
      <p className={classes['price']} aria-live="polite">
        {t('form.unlisted')}
      </p>
    );
  }
  return (
    <div className={classes['price']} aria-live="polite">
      <HeroRate
        size="card"
        label={t('form.row', { position: one.position, finding: findingText(finding) })}
        amount={lossText(one)}
      />
      {one.loss?.toCents === 0 && <p>{t('form.accepted')}</p>}
    </div>
  );
}
