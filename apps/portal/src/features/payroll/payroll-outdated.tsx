import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { PAYROLL_AMOUNTS } from './payroll-amounts.ts';
import classes from './payroll-month-card.module.css';

type Outdated = ReplyOf<'previewPayroll'>['outdated'];
type Difference = Outdated[number]['differences'][number];

/** Files of other months that no longer say what their months would today, each with what differs and the way there. */
export function PayrollOutdated({ outdated }: { readonly outdated: Outdated }) {
  const { t } = useTranslation('payroll');
  const { month, dateTime } = useFormat();
  if (outdated.length === 0) return null;
  return (
    <Notice tone="warn" title={t('outdated.title', { count: outdated.length })}>
      <p>{t('outdated.text')}</p>
      <ul className={classes['list']}>
        {outdated.map((file) => (
          <li key={file.fileId}>
            <Link to={`?month=${file.month}`}>{t('outdated.link', { month: month(file.month) })}</Link>
            {', '}
            {t('outdated.made', { at: dateTime(file.createdAt) })}
            <ul className={classes['list']}>
              {file.differences.map((difference) => (
                <li key={`${difference.orderId}-${difference.state}`}>
                  <Sentence difference={difference} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sentence({ difference }: { readonly difference: Difference }) {
  const { t } = useTranslation('payroll');
  const { euroCents } = useFormat();
  const { state, before, firstName, lastName } = difference;
  const person = `${firstName} ${lastName}`;
  if (state !== 'CHANGED' || before === null) {
    return t(state === 'ENDED' ? 'outdated.tooMuch' : 'outdated.lacking', { person });
  }
  const changes = PAYROLL_AMOUNTS.filter((name) => difference[name] !== before[name])
    .map((name) =>
      t('outdated.change', {
        name: t(`columns.${name}`),
        now: euroCents(difference[name]),
        before: euroCents(before[name]),
      }),
    )
    .join('; ');
  return t('outdated.changed', { person, changes });
}
