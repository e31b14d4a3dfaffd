import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import chip from '../../product/law-state/provisional-chip.module.css';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';

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
  const reason = t('january:drafted', { year, draft: date(draftOf) });
  return (
    <span className={chip['chip']} title={reason}>
      <span className={chip['word']}>{t('app:law.chip')}</span>
      <VisuallyHidden component="span">{`. ${reason}`}</VisuallyHidden>
    </span>
  );
}
