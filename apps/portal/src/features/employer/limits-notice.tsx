import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { personName } from '../../product/desk/person-name.ts';
import { Notice } from '../../ui/notice.tsx';

type Limits = NonNullable<ReplyOf<'listEmployerOrders'>['limitsAhead']>;

/** The employee whose lease breaks a limit of the law; of several how many, and from which day. */
export function LimitsNotice(limits: Limits) {
  return limits.people === 1 ? <NamedNotice {...limits} /> : <CountedNotice {...limits} />;
}

function CountedNotice({ from, people }: Limits) {
  const { t } = useTranslation('employer');
  const { date } = useFormat();
  const isBroken = from <= useToday();
  return (
    <Notice
      tone="warn"
      title={t(isBroken ? 'limitsAhead.broken' : 'limitsAhead.title', { count: people, day: date(from) })}
    >
      <span data-more>
        {t('limitsAhead.text')} {t(isBroken ? 'limitsAhead.now' : 'limitsAhead.before')}{' '}
      </span>
      <Link to={deskPaths.employerLimits()}>{t('limitsAhead.link')}</Link>
    </Notice>
  );
}

/** The name is read by a call of its own, because the log keeps each reading of a person's limits. */
function NamedNotice(limits: Limits) {
  const { t } = useTranslation(['employer', 'limits']);
  const { date } = useFormat();
  const isBroken = limits.from <= useToday();
  const listed = useApiQuery('getEmployerLimits', {});
  return (
    <LoadState query={listed} failed={t('limits:failed')} label={t('limits:loading')} skeleton={null}>
      {({ limits: [first] }) =>
        first === undefined ? (
          <CountedNotice {...limits} />
        ) : (
          <Notice
            tone="warn"
            title={t(isBroken ? 'employer:limitsAhead.namedBroken' : 'employer:limitsAhead.named', {
              name: personName(first),
              day: date(limits.from),
            })}
          >
            <span data-more>
              {t(`limits:limits.${first.limit}`)}. {t(`limits:actions.${first.limit}`)}.{' '}
            </span>
            <Link to={deskPaths.employerLimits()}>{t('employer:limitsAhead.one')}</Link>
          </Notice>
        )
      }
    </LoadState>
  );
}
