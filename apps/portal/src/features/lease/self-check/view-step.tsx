import { Button } from '@mantine/core';
import { MOST_FINDINGS, SELF_CHECK_VIEWS, type SelfCheckView } from '@stromwandel/leasing';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CameraButtons } from '../../../product/lease-draft/camera-buttons.tsx';
import { usePhotoUrl } from '../../../product/lease-draft/use-photos.ts';
import { priceCheck } from '../../../product/self-check/self-check.ts';
import { useFindingText, useLossText } from '../../../product/self-check/check-parts.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { useCheck } from './check-context.ts';
import { nextView } from './check-draft.ts';
import { FindingForm } from './finding-form.tsx';
import classes from './self-check.module.css';
import parts from '../car-part.module.css';

/** One guided photo, and what is to be seen there. */
export function ViewStep({ view }: { readonly view: SelfCheckView }) {
  const { t } = useTranslation('selfCheck');
  const { draft, photos, take } = useCheck();
  const [, setQuery] = useSearchParams();
  const heading = useRef<HTMLDivElement>(null);
  const photo = draft.entries.photos.find((one) => one.view === view)?.photo ?? null;
  const url = usePhotoUrl(photos, photo);
  const next = nextView(draft, view);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={heading} tabIndex={-1} className={classes['step']}>
      <ViewBar view={view} />
      <SectionCard title={t(`views.${view}`)} description={t(`hints.${view}`)}>
        <div className={parts['form']}>
          {url !== null && (
            <img className={classes['photo']} src={url} alt={t('photoOf', { view: t(`views.${view}`) })} />
          )}
          <CameraButtons
            label={t(photo === null ? 'take' : 'retake', { view: t(`views.${view}`) })}
            onPhoto={(file) => take(view, file)}
          />
        </div>
      </SectionCard>
      <FindingsHere view={view} />
      <div className={parts['buttons']}>
        <Button onClick={() => setQuery(next === null ? {} : { view: next }, { replace: true })}>
          {next === null ? t('toResult') : t('next', { view: t(`views.${next}`) })}
        </Button>
        {next !== null && (
          <Button variant="default" onClick={() => setQuery({}, { replace: true })}>
            {t('later')}
          </Button>
        )}
      </div>
    </div>
  );
}

function ViewBar({ view }: { readonly view: SelfCheckView }) {
  const { t } = useTranslation('selfCheck');
  const { draft } = useCheck();
  const steps = SELF_CHECK_VIEWS.map((key) => ({
    key,
    name: t(`views.${key}`),
    state:
      key === view
        ? ('current' as const)
        : draft.entries.photos.some((one) => one.view === key)
          ? ('done' as const)
          : ('open' as const),
  }));
  const number = SELF_CHECK_VIEWS.indexOf(view) + 1;
  return (
    <div className={classes['bar']}>
      <StepBar
        label={t('photosInOrder')}
        steps={steps}
        position={t('photoNumber', { number, total: SELF_CHECK_VIEWS.length })}
      />
    </div>
  );
}

/** The findings of a photo, and the form for another. */
function FindingsHere({ view }: { readonly view: SelfCheckView }) {
  const { t } = useTranslation('selfCheck');
  const { saved, draft, add, remove } = useCheck();
  const findingText = useFindingText();
  const lossText = useLossText();
  const [isAdding, setIsAdding] = useState(false);
  const { priced } = priceCheck(saved, draft.entries.findings);
  const here = priced.flatMap((one, at) => (one.finding.view === view ? [{ ...one, at }] : []));
  if (isAdding) {
    return (
      <FindingForm
        view={view}
        onAdd={(finding) => {
          add(finding);
          setIsAdding(false);
        }}
        onCancel={() => setIsAdding(false)}
      />
    );
  }
  return (
    <SectionCard compact title={t('here.title')}>
      <div className={parts['form']}>
        {here.length === 0 ? (
          <p className={parts['quiet']}>{t('here.none')}</p>
        ) : (
          <ul className={classes['list']}>
            {here.map(({ finding, loss, at }) => (
              <li key={at}>
                {finding.photo !== null && <CloseUp photo={finding.photo} />}
                <span>
                  {t('here.one', {
                    finding: findingText(finding),
                    size: t(`sizes.${finding.size}`),
                    loss: lossText({ loss }),
                  })}
                </span>
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={t('removeFinding', { finding: findingText(finding) })}
                  onClick={() => remove(at)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {draft.entries.findings.length < MOST_FINDINGS && (
          <div>
            <Button variant="default" onClick={() => setIsAdding(true)}>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
    </SectionCard>
  );
}

function CloseUp({ photo }: { readonly photo: string }) {
  const { photos } = useCheck();
  const url = usePhotoUrl(photos, photo);
  return url === null ? null : <img className={classes['closeUp']} src={url} alt="" />;
}
