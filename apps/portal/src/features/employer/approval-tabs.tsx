import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { APPROVAL_TABS, PART_OF, type ApprovalTab } from './approval-tab.ts';
import classes from './approval-tabs.module.css';

interface ApprovalTabsProps {
  readonly counts: ReplyOf<'listEmployerOrders'>['counts'];
  readonly current: ApprovalTab;
  readonly to: (tab: ApprovalTab) => string;
}

/** Links to the parts of the queue; the address keeps which one is open. */
export function ApprovalTabs({ counts, current, to }: ApprovalTabsProps) {
  const { t } = useTranslation('employer');
  const { number } = useFormat();
  return (
    <nav className={classes['tabs']} aria-label={t('tabs.label')}>
      {APPROVAL_TABS.map((tab) => (
        <Link key={tab} to={to(tab)} aria-current={tab === current ? 'page' : undefined}>
          {t(`tabs.${tab}`)}
          <span className={classes['count']}>{number(counts[PART_OF[tab]])}</span>
        </Link>
      ))}
    </nav>
  );
}
