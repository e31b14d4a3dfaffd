import { IconChevronRight, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useLaterText } from '../../product/later-benefits/use-later-text.ts';
import { LATER_PANEL_ID } from '../../product/later-benefits/later-panel-id.ts';
import classes from './later-line.module.css';

const NOT_LESS: ReadonlySet<LaterReply['rows'][number]['outcome']> = new Set(['SAME', 'MOST', 'MORE']);

/** Beside the order button: what may be missing later in return, with the way to the panel. */
export function LaterLine({ packageId }: { readonly packageId: number }) {
  const { t } = useTranslation('payslip');
  const { size } = useLaterText();
  const later = useApiQuery('getLater', { params: { id: String(packageId) } });
  const rows = later.data?.rows ?? [];
  const pension = rows.find(({ benefit }) => benefit === 'pension');
  const nothing = rows.length > 0 && rows.every(({ outcome }) => NOT_LESS.has(outcome));
  const lost = pension?.outcome === 'LESS' ? pension.lostPerMonthCents : null;
  return (
    <a className={classes['line']} href={`#${LATER_PANEL_ID}`}>
      <IconHourglass size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {lost === null
          ? t(nothing ? 'later.lineNothing' : 'later.lineOther')
          : t('later.line', { amount: size(lost) })}
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </a>
  );
}
