import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { PayrollBlocks } from './payroll-blocks.tsx';
import { PayrollBookings } from './payroll-bookings.tsx';
import classes from './payroll-month-card.module.css';
import { PayrollOutdated } from './payroll-outdated.tsx';
import { useFileDownload } from './use-file-download.ts';

/** What a month would tell payroll, and the button that makes its file. */
export function PayrollMonthCard({ month }: { readonly month: string }) {
  const { t } = useTranslation(['payroll', 'app']);
  const format = useFormat();
  const preview = useApiQuery('previewPayroll', { query: { month } });
  return (
    <SectionCard
      title={
        <>
          {t('payroll:preview.title', { month: format.month(month) })}{' '}
          {preview.data && <ProvisionalChip law={preview.data.law} month={month} />}
        </>
      }
    >
      <LoadState
        query={preview}
        failed={t('payroll:preview.failed')}
        label={t('payroll:preview.loading')}
        skeleton={<Skeleton height={220} radius={18} />}
      >
        {(loaded) => <MonthContent preview={loaded} />}
      </LoadState>
    </SectionCard>
  );
}

function MonthContent({ preview }: { readonly preview: ReplyOf<'previewPayroll'> }) {
  const { t } = useTranslation('payroll');
  const { dateTime } = useFormat();
  const { month, bookings, blocks, comparedWith, made, outdated } = preview;
  if (bookings.length === 0) {
    return (
      <div className={classes['content']}>
        <PayrollOutdated outdated={outdated} />
        <EmptyState title={t('preview.empty')}>{t('preview.emptyText')}</EmptyState>
      </div>
    );
  }
  return (
    <div className={classes['content']}>
      <PayrollOutdated outdated={outdated} />
      <p className={classes['quiet']}>{t(`preview.compared.${comparedWith}`)}</p>
      {made !== null && (
        <Notice
          tone={made.isUpToDate ? 'info' : 'warn'}
          title={t(made.isUpToDate ? 'preview.made' : 'preview.outdated', { at: dateTime(made.createdAt) })}
        >
          {t(made.isUpToDate ? 'preview.madeText' : 'preview.outdatedText')}
        </Notice>
      )}
      <Recalculated recalculated={preview.recalculated} bookings={bookings} />
      <OpenFees bookings={bookings} />
      <PayrollBookings bookings={bookings} totals={preview.totals} month={month} />
      {bookings.some(({ trips }) => trips !== null) && (
        <p className={classes['quiet']}>{t('trips.recorded')}</p>
      )}
      {blocks.length > 0 ? (
        <PayrollBlocks month={month} lawYear={preview.law.year} blocks={blocks} bookings={bookings} />
      ) : (
        <MakeFile month={month} />
      )}
      {/* How the amounts come about; below them, because it is read once. */}
      <p className={classes['quiet']}>{t('preview.valued')}</p>
    </div>
  );
}

/** Cars whose provisional figures were recalculated, since when the file of the month can be made. */
function Recalculated({
  recalculated,
  bookings,
}: Pick<ReplyOf<'previewPayroll'>, 'recalculated' | 'bookings'>) {
  const { t } = useTranslation('payroll');
  const { date } = useFormat();
  if (recalculated.length === 0) return null;
  return (
    <Notice tone="info" title={t('recalculated.title')}>
      <p>{t('recalculated.text')}</p>
      <ul className={classes['list']}>
        {recalculated.map(({ orderId, at }) => {
          const booking = bookings.find((one) => one.orderId === orderId);
          const person = booking ? `${booking.firstName} ${booking.lastName}` : '';
          return <li key={orderId}>{t('recalculated.order', { id: orderId, person, date: date(at) })}</li>;
        })}
      </ul>
    </Notice>
  );
}

/** Fees that the file does not have, because only the insurance of the rate knows whether they are due. */
function OpenFees({ bookings }: Pick<ReplyOf<'previewPayroll'>, 'bookings'>) {
  const { t } = useTranslation('payroll');
  const { euroCents } = useFormat();
  const open = bookings.filter(({ usageFeeOpenCents }) => usageFeeOpenCents > 0);
  if (open.length === 0) return null;
  return (
    <Notice tone="warn" title={t('openFees.title')}>
      <p>{t('openFees.text')}</p>
      <ul className={classes['list']}>
        {open.map(({ orderId, firstName, lastName, usageFeeOpenCents }) => (
          <li key={orderId}>
            {t('openFees.person', {
              person: `${firstName} ${lastName}`,
              amount: euroCents(usageFeeOpenCents),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function MakeFile({ month }: { readonly month: string }) {
  const { t } = useTranslation('payroll');
  const toast = useToast('desk');
  const download = useFileDownload();
  const make = useApiMutation('createPayrollFile', {
    outdates: ['listPayrollFiles'],
    onSuccess: async (file) => {
      toast('success', t('files.made', { name: file.name }));
      await download.start(file.id);
    },
  });
  return (
    <>
      {make.isError && <FailureNotice title={t('files.notMade')} failure={make.error} />}
      {download.failure !== null && <FailureNotice failure={download.failure} />}
      <div className={classes['make']}>
        <Button onClick={() => make.mutate({ body: { month } })} loading={make.isPending}>
          {t('files.make')}
        </Button>
        <p className={classes['quiet']}>{t('files.makeHint')}</p>
      </div>
    </>
  );
}
