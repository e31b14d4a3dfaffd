import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { LoadState } from '../../../api/load-state.tsx';
import type { ReplyOf } from '../../../api/replies.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { WishForm } from '../../../product/appointment/wish-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { OwnLease } from '../own-lease.ts';
import { HomeForm } from './home-form.tsx';
import parts from '../car-part.module.css';

type Slots = ReplyOf<'listReturnSlots'>;
type Place = Slots['places'][number];

interface SlotChoiceProps {
  readonly lease: OwnLease;
  readonly onDone: () => void;
}

/** Free times for the return. Without any the employee asks for a call. */
export function SlotChoice({ lease, onDone }: SlotChoiceProps) {
  const { t } = useTranslation('appointment');
  const slots = useApiQuery('listReturnSlots', { params: { leaseId: String(lease.id) } });
  return (
    <LoadState query={slots} failed={t('slots.failed')} label={t('slots.loading')}>
      {({ places }) => {
        const free = places.filter((place) => place.free.length > 0);
        if (places.length === 0) return <AskFirst lease={lease} />;
        return free.length === 0 ? (
          <NothingFree lease={lease} />
        ) : (
          <PlaceChoice lease={lease} places={free} onDone={onDone} />
        );
      }}
    </LoadState>
  );
}

interface WishProps extends Pick<SlotChoiceProps, 'lease'> {
  /** Drawn until the form is opened. */
  readonly closed: (open: () => void) => ReactNode;
}

/** The employee writes when the return would suit. */
function Wish({ lease: { orderId }, closed }: WishProps) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <WishForm orderId={orderId} kind="RETURN" standing={null} onDone={() => setIsOpen(false)} />
  ) : (
    closed(() => setIsOpen(true))
  );
}

/** The provider has no places: the employee begins. */
function AskFirst({ lease }: Pick<SlotChoiceProps, 'lease'>) {
  const { t } = useTranslation('appointment');
  return (
    <Wish
      lease={lease}
      closed={(open) => (
        <div className={parts['form']}>
          <p className={parts['quiet']}>{t('return.open')}</p>
          <div>
            <Button onClick={open}>{t('return.ask')}</Button>
          </div>
        </div>
      )}
    />
  );
}

/** All places are full: the employee requests a call. */
function NothingFree({ lease }: Pick<SlotChoiceProps, 'lease'>) {
  const { t } = useTranslation('appointment');
  return (
    <Wish
      lease={lease}
      closed={(open) => (
        <Notice
          tone="info"
          title={t('slots.none.title')}
          action={<Button onClick={open}>{t('slots.none.call')}</Button>}
        >
          {t('slots.none.text')}
        </Notice>
      )}
    />
  );
}

interface PlaceChoiceProps extends SlotChoiceProps {
  readonly places: readonly Place[];
}

/** Place, day and time, then the booking. */
function PlaceChoice({ lease, places, onDone }: PlaceChoiceProps) {
  const { t } = useTranslation('appointment');
  const { weekday } = useFormat();
  const [placeId, setPlaceId] = useState(places[0]?.id);
  const [day, setDay] = useState<string>();
  const [time, setTime] = useState<string>();
  const book = useApiMutation('bookReturnSlot', {
    outdates: ['listReturnSlots', 'getAppointment', 'listOwnLeases'],
  });
  const params = { leaseId: String(lease.id) };
  const place = places.find(({ id }) => id === placeId) ?? places[0];
  if (!place) return null;
  // The provider names several collections; one alone is called a collection.
  const isOnlyCollection = places.filter(({ collects }) => collects).length === 1;
  const labelOf = ({ name, collects }: Place) =>
    collects && isOnlyCollection ? t('slots.collection') : name;
  const chosen = place.free.find((one) => one.day === day);
  const at = chosen?.times.find((one) => one === time);
  const booking = chosen && at !== undefined ? { placeId: place.id, day: chosen.day, time: at } : null;
  return (
    <div className={parts['form']}>
      {book.error !== null && <FailureNotice title={t('slots.bookFailed')} failure={book.error} />}
      {places.length > 1 && (
        <RadioCards
          label={t('slots.place')}
          columns={1}
          options={places.map((one) => ({
            value: one.id,
            label: labelOf(one),
            note: one.collects ? t('slots.collects') : t('slots.address', { ...addressOf(one) }),
          }))}
          value={place.id}
          onChange={setPlaceId}
        />
      )}
      {places.length === 1 && (
        <p className={parts['quiet']}>
          {labelOf(place)},{' '}
          {place.collects ? t('slots.collects') : t('slots.address', { ...addressOf(place) })}
        </p>
      )}
      <RadioCards
        label={t('slots.day')}
        columns={2}
        options={place.free.map((one) => ({ value: one.day, label: weekday(one.day) }))}
        value={chosen?.day}
        onChange={setDay}
      />
      {chosen && (
        <RadioCards
          label={t('slots.time')}
          options={chosen.times.map((value) => ({ value, label: t('slots.oclock', { time: value }) }))}
          value={at}
          onChange={setTime}
        />
      )}
      {booking && place.collects && (
        <HomeForm
          onBook={async (home) => {
            await book.mutateAsync({ params, body: { ...booking, home } });
            onDone();
          }}
        />
      )}
      {!place.collects && (
        <div className={parts['buttons']}>
          <Button
            disabled={booking === null}
            loading={book.isPending}
            onClick={() =>
              booking && book.mutate({ params, body: { ...booking, home: null } }, { onSuccess: onDone })
            }
          >
            {t('slots.book')}
          </Button>
        </div>
      )}
    </div>
  );
}

const addressOf = ({ street, postcode, city }: Place) => ({ street, postcode, city });
