import { SELF_CHECK_VIEWS } from '@stromwandel/leasing';
import { useMemo } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePhotoUrl } from '../../../product/lease-draft/use-photos.ts';
import { CheckFindings, CheckRepairs, useFindingText } from '../../../product/self-check/check-parts.tsx';
import { priceCheck, type SelfCheck } from '../../../product/self-check/self-check.ts';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './self-check.module.css';

/** The check that the employee attached to the return. */
export function SelfCheckPart({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('selfCheck');
  const check = useApiQuery('getSelfCheck', { params: { leaseId: String(leaseId) } });
  return (
    <LoadState query={check} failed={t('provider.failed')} label={t('provider.loading')}>
      {(loaded) => <Attached source={loaded} />}
    </LoadState>
  );
}

function Attached({ source }: { readonly source: SelfCheck }) {
  const { t } = useTranslation('selfCheck');
  const { date, euroRange } = useFormat();
  const findingText = useFindingText();
  const { check, leaseId } = source;
  if (check === null) {
    return (
      <SectionCard title={t('provider.title')}>
        <p>{t('provider.none')}</p>
      </SectionCard>
    );
  }
  const priced = priceCheck(source, check.findings);
  const { fromCents, toCents } = priced.sum;
  const text = t('provider.text', {
    number: check.photos.length,
    total: SELF_CHECK_VIEWS.length,
    date: date(check.savedAt.slice(0, 10)),
  });
  return (
    <>
      <SectionCard title={t('provider.title')} description={text}>
        <HeroRate size="card" label={t('provider.sum')} amount={euroRange(fromCents, toCents)} />
        <ul className={classes['photos']}>
          {check.photos.map(({ view, photo }) => (
            <li key={view}>
              <Photo leaseId={leaseId} photo={photo} />
              <span>{t(`views.${view}`)}</span>
            </li>
          ))}
          {check.findings.map(
            (finding, at) =>
              finding.photo !== null && (
                <li key={finding.photo}>
                  <Photo leaseId={leaseId} photo={finding.photo} />
                  <span>{t('provider.closeUp', { number: at + 1, finding: findingText(finding) })}</span>
                </li>
              ),
          )}
        </ul>
      </SectionCard>
      <CheckFindings check={priced} isOwn={false} />
      <CheckRepairs check={priced} isOwn={false} source={source} />
    </>
  );
}

interface PhotoProps {
  readonly leaseId: number;
  readonly photo: string;
}

/** A photo above its name. */
function Photo({ leaseId, photo }: PhotoProps) {
  const call = useApiCall();
  const photos = useMemo(
    () => ({
      load: async (name: string) => {
        const params = { leaseId: String(leaseId), photo: name };
        return new Blob([new Uint8Array(await call('getLeasePhoto', { params }))], { type: 'image/jpeg' });
      },
    }),
    [call, leaseId],
  );
  const url = usePhotoUrl(photos, photo);
  return url === null ? <span className={classes['empty']} /> : <img src={url} alt="" />;
}
