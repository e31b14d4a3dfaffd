import { Checkbox, VisuallyHidden } from '@mantine/core';
import {
  compareCosts,
  type ComparedCar,
  type ComparisonEdits,
  type ComparisonFigures,
} from '@stromwandel/offer';
import { cents } from '@stromwandel/kernel';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { CurrentProvisionalChip, ProvisionalChip } from '../law-state/provisional-chip.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { MissingLater } from './missing-later.tsx';
import { useComparisonEdits, type ComparisonSubject } from './shared-edits.tsx';
import classes from './comparison.module.css';
import { useVerdictText } from './use-verdict-text.ts';
import { VerdictLine } from './verdict-line.tsx';

interface ComparisonSectionProps {
  readonly car: ComparedCar;
  readonly figures: ComparisonFigures;
  /** The car or package, by which own assumptions are held. */
  readonly subject: ComparisonSubject;
  /** The net rate is the person's own; otherwise an estimate. */
  readonly personal: boolean;
  /** A limit of the law does not allow the conversion. */
  readonly stopped?: boolean;
  /** What the conversion changes later; null where it cannot be computed. */
  readonly later: LaterReply | null;
  /** Keeps the entries with an order, null for none; missing where nothing can be ordered. */
  readonly onKeep?: ((edits: ComparisonEdits | null) => void) | undefined;
}

/** What the same car costs through the employer, leased privately, bought and as a subscription. */
export function ComparisonSection({
  car,
  figures,
  subject,
  personal,
  stopped = false,
  later,
  onKeep,
}: ComparisonSectionProps) {
  const { t } = useTranslation('comparison');
  const verdictText = useVerdictText(personal, stopped);
  // Kept in this page alone, until the person orders and wants them kept.
  const [edits, setEdits] = useComparisonEdits(subject);
  const [keeps, setKeeps] = useState(false);
  const comparison = compareCosts(car, figures, edits);
  const { verdict } = comparison;
  const { euro } = useFormat();
  // The benefit in kind is taxed in the months of both handovers.
  const beyondRates = cents(car.netRateOfTerm === null ? 0 : car.netRateOfTerm - car.netRate * car.months);
  const sentence = verdictText(verdict, later);
  return (
    <SectionCard
      title={
        <>
          {t('title')}{' '}
          {later ? (
            <ProvisionalChip law={later.law} month={later.law.payrollMonth} withYear />
          ) : (
            <CurrentProvisionalChip withYear />
          )}
        </>
      }
      description={t('lead')}
    >
      <VerdictLine verdict={verdict} personal={personal} stopped={stopped} later={later} />
      <VisuallyHidden component="output" aria-live="polite">
        {Object.keys(edits).length > 0 && sentence}
      </VisuallyHidden>
      <ComparisonTable
        car={car}
        figures={figures}
        edits={edits}
        comparison={comparison}
        personal={personal}
        missingLater={<MissingLater later={later} />}
        onChange={(entry, value) => {
          const { [entry]: _before, ...others } = edits;
          const changed = value === null ? others : { ...others, [entry]: value };
          setEdits(changed);
          if (keeps) onKeep?.(changed);
        }}
      />
      {onKeep && Object.keys(edits).length > 0 && (
        <Checkbox
          className={classes['keep']}
          label={t('keep.label')}
          description={t('keep.hint')}
          checked={keeps}
          onChange={({ currentTarget: { checked } }) => {
            setKeeps(checked);
            onKeep(checked ? edits : null);
          }}
        />
      )}
      <p className={classes['note']}>
        {t(
          car.consumption === null
            ? 'noteWithoutElectricity'
            : edits.electricityRefund
              ? 'noteRefund'
              : 'note',
        )}
        {beyondRates > 0 && ` ${t('noteTerm', { amount: euro(beyondRates) })}`}
      </p>
    </SectionCard>
  );
}
