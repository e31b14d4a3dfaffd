import { cents } from '@stromwandel/kernel';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../format/use-format.ts';
import chips from '../quick-filters.module.css';
import type { Budget } from './budget.ts';

interface BudgetChipProps extends Budget {
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Id of the part that it opens. */
  readonly controls: string;
}

/** The budget as a chip that opens its sliders; once it is set, its ends. */
export function BudgetChip({ lowest, highest, open, onToggle, controls }: BudgetChipProps) {
  const { t } = useTranslation('search');
  const { euro } = useFormat();
  const ends = [
    lowest !== null && t('limit.from', { value: euro(cents(100 * lowest)) }),
    highest !== null && t('limit.upTo', { value: euro(cents(100 * highest)) }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={chips['chip']}
      data-chosen={ends.length > 0 || undefined}
      data-opens
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      {ends.length > 0 ? ends.join(' ') : t('budget.chip')}
      <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
