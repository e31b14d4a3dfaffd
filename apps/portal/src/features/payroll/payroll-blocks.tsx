import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './payroll-blocks.module.css';

type Preview = ReplyOf<'previewPayroll'>;

interface PayrollBlocksProps {
  readonly month: string;
  /** The year of the figures behind the preview. */
  readonly lawYear: number;
  readonly blocks: Preview['blocks'];
  readonly bookings: Preview['bookings'];
}

/** What must be settled before a file can be made, each with the way to do it. */
export function PayrollBlocks({ month, lawYear, blocks, bookings }: PayrollBlocksProps) {
  const { t } = useTranslation('payroll');
  const format = useFormat();
  const sentence = ({ code, orderId, wageType, number, holder }: Preview['blocks'][number]) => {
    const booking = bookings.find((one) => one.orderId === orderId);
    return t(`blocks.${code}`, {
      person: booking ? `${booking.firstName} ${booking.lastName}` : '',
      wageType: wageType === null ? '' : t(`wageTypes.${wageType}`),
      number: number ?? '',
      holder: holder ?? '',
      month: format.month(month),
      year: lawYear,
    });
  };
  return (
    <Notice tone="warn" title={t('blocks.title', { count: blocks.length })}>
      <ul className={classes['list']}>
        {blocks.map((block) => (
          <li key={`${block.code}-${block.orderId ?? ''}-${block.wageType ?? ''}`}>{sentence(block)}</li>
        ))}
      </ul>
    </Notice>
  );
}
