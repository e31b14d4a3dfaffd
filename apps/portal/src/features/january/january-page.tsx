import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { nextJanuary } from '../../product/january/next-january.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { JanuaryCar } from './january-car.tsx';
import classes from './january.module.css';

type January = ReplyOf<'getJanuary'>;

/** What changes on 1 January of a year for each own car; title and tabs belong to the profile's frame. */
export default function JanuaryPage() {
  const { t } = useTranslation(['january', 'app']);
  const coming = nextJanuary(useToday());
  const { year = String(coming) } = useParams();
  const january = useApiQuery('getJanuary', { params: { year } });
  return (
    <>
      <title>{t('app:pageTitle', { page: t('january:title', { year }) })}</title>
      <LoadState
        query={january}
        failed={t('january:failed')}
        label={t('january:loading')}
        skeleton={<Skeleton height={420} radius={22} />}
      >
        {(loaded) => <Loaded january={loaded} />}
      </LoadState>
    </>
  );
}

function Loaded({ january }: { readonly january: January }) {
  const { t } = useTranslation('january');
  const { year, cars } = january;
  return (
    <div className={classes['page']}>
      <div className={classes['head']}>
        <h2>{t('title', { year })}</h2>
        {cars.length > 0 && (
          <Button
            className={classes['print']}
            variant="default"
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        )}
      </div>
      <LawState january={january} />
      {cars.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <Button component={Link} to={paths.search()}>
              {t('empty.action')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        cars.map((car) => (
          <JanuaryCar key={`${car.kind}-${car.orderId ?? car.vehicleId}`} car={car} january={january} />
        ))
      )}
      <p className={classes['quiet']}>{t('note')}</p>
    </div>
  );
}

/** How far the figures of the year are law, and what is certain already. */
function LawState({
  january: { year, state, checkedUntil, draftOf, minimumWage },
}: {
  readonly january: January;
}) {
  const { t } = useTranslation('january');
  const { date, euroCents } = useFormat();
  const days = {
    year,
    before: year - 1,
    checked: date(checkedUntil),
    draft: draftOf === null ? '' : date(draftOf),
  };
  const { beforeCents, afterCents } = minimumWage;
  return (
    <Notice tone="info" title={t(`state.${state}.title`, days)}>
      <p>{t(`state.${state}.text`, days)}</p>
      {afterCents !== beforeCents && (
        <p>{t('minimumWage', { after: euroCents(afterCents), before: euroCents(beforeCents), year })}</p>
      )}
    </Notice>
  );
}
