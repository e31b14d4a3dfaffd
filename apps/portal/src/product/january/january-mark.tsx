import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import chip from '../law-state/provisional-chip.module.css';
import { ProvisionalChip } from '../law-state/provisional-chip.tsx';

/** Marks January's figures while they are no law: computed with the draft, or with those of the year before. */
export function JanuaryMark({
  january: { year, state, draftOf },
}: {
  readonly january: Pick<ReplyOf<'getJanuary'>, 'year' | 'state' | 'draftOf'>;
}) {
  const { t } = useTranslation(['january', 'app']);
  const { date } = useFormat();
  if (state !== 'DRAFT' || draftOf === null)
    return <ProvisionalChip law={{ state, year: year - 1 }} month={`${year}-01`} />;
  // Drawn here: the chip of other pages is in the script of the list of cars, which has no room for a second text.
  const reason = t('january:drafted', { year, draft: date(draftOf) });
  return (
    <span className={chip['chip']} title={reason}>
      <span className={chip['word']}>{t('app:law.chip')}</span>
      <VisuallyHidden component="span">{`. ${reason}`}</VisuallyHidden>
    </span>
  );
}
