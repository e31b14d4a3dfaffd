import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { Notice } from '../../ui/notice.tsx';

type Limits = NonNullable<ReplyOf<'listEmployerOrders'>['limitsAhead']>;

/** How many people's leases break a limit of the law and from which day, with the way to the list. */
export function LimitsNotice({ from, people }: Limits) {
  const { t } = useTranslation('employer');
  const { date } = useFormat();
  const isBroken = from <= useToday();
  return (
    <Notice
      tone="warn"
      title={t(isBroken ? 'limitsAhead.broken' : 'limitsAhead.title', { count: people, day: date(from) })}
    >
      {t('limitsAhead.text')} {t(isBroken ? 'limitsAhead.now' : 'limitsAhead.before')}{' '}
      <Link to={deskPaths.employerLimits()}>{t('limitsAhead.link')}</Link>
    </Notice>
  );
}
