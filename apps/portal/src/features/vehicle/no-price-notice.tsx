import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { useProblemText } from '../../api/use-problem-text.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whether the answer means that this pay cannot carry the package: asking again would change nothing. */
export function saysNoPrice(error: Error | null): boolean {
  return error instanceof ApiError && error.problem?.code === 'PRICE_NOT_AVAILABLE';
}

/** Why the person's own salary data give no price for the package, with the figures. */
export function NoPriceNotice({ reason }: { readonly reason: Error | null }) {
  const { t } = useTranslation('vehicle');
  const { pathname } = useLocation();
  const problemText = useProblemText();
  return (
    <Notice
      tone="warn"
      title={t('order.noPriceTitle')}
      action={<Link to={paths.salary(pathname)}>{t('order.checkSalary')}</Link>}
    >
      {saysNoPrice(reason) ? problemText(reason) : t('order.packageWithoutPrice')}
    </Notice>
  );
}
