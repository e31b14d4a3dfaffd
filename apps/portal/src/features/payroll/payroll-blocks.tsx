import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './payroll-blocks.module.css';

type Preview = ReplyOf<'previewPayroll'>;

/** Id of the settings, where most of what is missing is entered. */
export const PAYROLL_SETTINGS = 'payroll-settings';

const OF_PEOPLE: readonly Preview['blocks'][number]['code'][] = [
  'PERSONNEL_NUMBER_MISSING',
  'PERSONNEL_NUMBER_NOT_ALLOWED',
  'PERSONNEL_NUMBER_TWICE',
];

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
  const isOfPeople = blocks.some(({ code }) => OF_PEOPLE.includes(code));
  const isOfSettings = blocks.some(({ code }) => code !== 'LAW_NOT_KNOWN' && !OF_PEOPLE.includes(code));
  return (
    <Notice tone="warn" title={t('blocks.title', { count: blocks.length })}>
      <ul className={classes['list']}>
        {blocks.map((block) => (
          <li key={`${block.code}-${block.orderId ?? ''}-${block.wageType ?? ''}`}>{sentence(block)}</li>
        ))}
      </ul>
      {isOfSettings && (
        <a className={classes['way']} href={`#${PAYROLL_SETTINGS}`}>
          {t('blocks.toSettings')}
        </a>
      )}
      {isOfPeople && (
        <Link className={classes['way']} to={deskPaths.employerPeople()}>
          {t('blocks.toPeople')}
        </Link>
      )}
    </Notice>
  );
}
