import { Button, Checkbox } from '@mantine/core';
import { SELF_CHECK_VIEWS } from '@stromwandel/leasing';
import { IconCheck } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePhotoUrl } from '../../../product/lease-draft/use-photos.ts';
import { CheckFindings, CheckKilometers, CheckRepairs } from '../../../product/self-check/check-parts.tsx';
import { priceCheck } from '../../../product/self-check/self-check.ts';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CompoundWord } from '../../../ui/compound-word.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useCheck } from './check-context.ts';
import { nextView } from './check-draft.ts';
import classes from './self-check.module.css';
import parts from '../car-part.module.css';

/** What the return can cost, and what is still to be done. */
export function CheckOverview() {
  const { t } = useTranslation('selfCheck');
  const { date } = useFormat();
  const { saved, draft } = useCheck();
  const check = priceCheck(saved, draft.entries.findings);
  const keptUntil = saved.check?.keptUntil ?? null;
  return (
    <>
      {!saved.canChange && (
        <Notice tone="neutral" title={t('over.title')}>
          {t('over.text')}
        </Notice>
      )}
      <Result />
      <CheckFindings check={check} isOwn />
      <CheckRepairs check={check} isOwn source={saved} />
      <CheckKilometers distance={saved.distance} />
      {saved.canChange && <Attachment />}
      {keptUntil !== null && <p className={parts['quiet']}>{t('keptUntil', { date: date(keptUntil) })}</p>}
      {saved.canChange && (
        <div className={parts['buttons']}>
          <Button component={Link} to={`${paths.car()}?lease=${saved.leaseId}`}>
            {t('book')}
          </Button>
        </div>
      )}
    </>
  );
}

function Result() {
  const { t } = useTranslation('selfCheck');
  const { euroRange, unit } = useFormat();
  const { saved, draft } = useCheck();
  const [, setQuery] = useSearchParams();
  const { photos, findings } = draft.entries;
  const { sum } = priceCheck(saved, findings);
  const next = nextView(draft, null);
  const more = (saved.distance?.netCents ?? 0) > 0 ? (saved.distance?.settledKm ?? 0) : 0;
  const count = findings.length;
  return (
    <SectionCard title={t('result.title')}>
      <div className={parts['form']}>
        <div className={classes['done']}>
          <span>{t('result.photos', { number: photos.length, total: SELF_CHECK_VIEWS.length })}</span>
          {next === null && (
            <StatusBadge tone="gain">
              <IconCheck size={16} stroke={2.4} aria-hidden="true" /> {t('result.complete')}
            </StatusBadge>
          )}
        </div>
        <HeroRate size="card" label={t('result.label')} amount={euroRange(sum.fromCents, sum.toCents)} />
        <p className={parts['quiet']}>
          {more > 0 ? t('result.textKm', { count, km: unit(more, 'km') }) : t('result.text', { count })}
          {sum.unlisted > 0 && <> {t('result.unlisted', { count: sum.unlisted })}</>}
        </p>
        {saved.canChange && (
          <>
            <div className={parts['buttons']}>
              {next !== null && (
                <Button onClick={() => setQuery({ view: next })}>
                  {t(photos.length === 0 ? 'begin' : 'goOn')}
                </Button>
              )}
            </div>
            <ViewList />
          </>
        )}
      </div>
    </SectionCard>
  );
}

/** All photos, each a way to its place. */
function ViewList() {
  const { t } = useTranslation('selfCheck');
  const { draft } = useCheck();
  return (
    <ul className={classes['views']} aria-label={t('photosInOrder')}>
      {SELF_CHECK_VIEWS.map((view) => {
        const photo = draft.entries.photos.find((one) => one.view === view)?.photo ?? null;
        return (
          <li key={view}>
            <Link to={`?view=${view}`} className={classes['view']}>
              <Picture photo={photo} />
              <CompoundWord text={t(`views.${view}`)} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Picture({ photo }: { readonly photo: string | null }) {
  const { photos } = useCheck();
  const url = usePhotoUrl(photos, photo);
  return url === null ? (
    <span className={classes['empty']} data-taken={photo !== null} aria-hidden="true" />
  ) : (
    <img className={classes['small']} src={url} alt="" />
  );
}

/** A private note until it is attached. */
function Attachment() {
  const { t } = useTranslation('selfCheck');
  const { draft, attach } = useCheck();
  const { attached } = draft.entries;
  return (
    <SectionCard compact title={t('attach.title')}>
      <div className={parts['form']}>
        <p className={parts['quiet']}>{t(attached ? 'attach.on' : 'attach.off')}</p>
        <Checkbox
          label={t('attach.label')}
          checked={attached}
          onChange={(event) => attach(event.currentTarget.checked)}
        />
      </div>
    </SectionCard>
  );
}
