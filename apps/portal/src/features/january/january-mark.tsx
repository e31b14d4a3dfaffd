import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';

/** Marks January's figures while they are no law: computed with the draft, or with those of the year before. */
export function JanuaryMark({
  january: { year, state, draftOf },
}: {
  readonly january: Pick<ReplyOf<'getJanuary'>, 'year' | 'state' | 'draftOf'>;
}) {
  const { t } = useTranslation('january');
  const { date } = useFormat();
  const reason = draftOf === null ? undefined : t('drafted', { year, draft: date(draftOf) });
  return <ProvisionalChip law={{ state, year: year - 1 }} month={`${year}-01`} reason={reason} />;
}
