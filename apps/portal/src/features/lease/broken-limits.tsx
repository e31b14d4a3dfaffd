import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { Notice } from '../../ui/notice.tsx';
import type { OwnLease } from './own-lease.ts';

/** Limits of the law that the conversion breaks, the earliest first: from when, by how much, and the ways out. */
export function BrokenLimits({ limits }: { readonly limits: OwnLease['brokenLimits'] }) {
  const { t } = useTranslation('lease');
  const { euroCents, month } = useFormat();
  const { pathname } = useLocation();
  const today = useToday();
  const byMonth = limits.toSorted((one, other) => one.from.localeCompare(other.from));
  return byMonth.map(({ limit, from, leftCents, requiredCents }, index) => (
    <Notice
      key={limit}
      tone="warn"
      title={t(`limits.${limit}.${from > today ? 'title' : 'titleNow'}`, { month: month(from) })}
      action={<Link to={paths.salary(pathname)}>{t('limits.salary')}</Link>}
    >
      {t(`limits.${limit}.text`, { left: euroCents(leftCents), required: euroCents(requiredCents) })}{' '}
      {t(`limits.${limit}.ways`)}
      {index === limits.length - 1 && ` ${t('limits.office')}`}
    </Notice>
  ));
}
