import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';

type BrokenLimit = NonNullable<ReplyOf<'getPackageOptions'>['options'][number]['brokenLimit']>;

/** The limit of the law that a changed conversion would break, with the person's own figures. */
export function LimitNotice({
  limit: { limit, from, leftCents, requiredCents },
}: {
  readonly limit: BrokenLimit;
}) {
  const { t } = useTranslation('lease');
  const { euroCents, date } = useFormat();
  const words = { day: date(from), left: euroCents(leftCents), required: euroCents(requiredCents) };
  return <Notice tone="warn">{t(`package.limit.${limit}`, words)}</Notice>;
}
