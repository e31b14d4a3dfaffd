import { Button } from '@mantine/core';
import { useState } from 'react';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SectionPart } from '../../ui/section-part.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { useFormat } from '../../format/use-format.ts';
import classes from '../../product/desk/file-page.module.css';
import { PlaceForm, type ReturnPlace } from './place-form.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Places and times at which employees can give their cars back. */
export function ReturnPlaces() {
  const { t } = useTranslation('returns');
  const places = useApiQuery('listReturnPlaces', {});
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      <LoadState query={places} failed={t('failed')} label={t('loading')}>
        {(loaded) => (
          <div className={classes['stack']}>
            {loaded.length === 0 && !isAdding && <p className={classes['quiet']}>{t('none')}</p>}
            {loaded.map((place) => (
              <Place key={place.id} place={place} />
            ))}
            {isAdding ? (
              <PlaceForm place={null} onDone={() => setIsAdding(false)} />
            ) : (
              <div>
                <Button onClick={() => setIsAdding(true)}>{t('add')}</Button>
              </div>
            )}
          </div>
        )}
      </LoadState>
    </SectionCard>
  );
}

function Place({ place }: { readonly place: ReturnPlace }) {
  const { t } = useTranslation('returns');
  const { date } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useApiMutation('removeReturnPlace', { outdates: ['listReturnPlaces'] });
  const { id, name, street, postcode, city, phone, weekdays, times, minutes, capacity, closedDays } = place;
  if (isOpen) return <PlaceForm place={place} onDone={() => setIsOpen(false)} />;
  const days = WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => t(`weekdays.${day}`));
  return (
    <SectionPart title={name}>
      {remove.error !== null && <FailureNotice title={t('removeFailed')} failure={remove.error} />}
      <div className={classes['stack']}>
        <FactList
          layout="columns"
          facts={[
            {
              label: t('address'),
              value: place.collects ? t('collected') : t('addressText', { street, postcode, city }),
              wide: true,
            },
            { label: t('form.phone'), value: phone },
            { label: t('form.weekdays'), value: days.join(', ') },
            { label: t('form.times'), value: times.toSorted().join(', '), wide: true },
            { label: t('form.capacity'), value: t('cars', { count: capacity, minutes }) },
            ...(closedDays.length === 0
              ? []
              : [
                  {
                    label: t('form.closedDays'),
                    value: closedDays.toSorted().map(date).join(', '),
                    wide: true,
                  },
                ]),
          ]}
        />
        <div className={classes['row']}>
          <Button variant="default" aria-label={t('change', { name })} onClick={() => setIsOpen(true)}>
            {t('changeShort')}
          </Button>
          <AskedAction
            label={t('removeShort')}
            named={t('remove', { name })}
            action={t('remove', { name })}
            title={t('removeQuestion', { name })}
            variant="subtle"
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ params: { placeId: String(id) } })}
          >
            <p>{t('removeText')}</p>
          </AskedAction>
        </div>
      </div>
    </SectionPart>
  );
}
