import { subtractCents } from '@stromwandel/kernel';
import { weekAndYear } from '@stromwandel/ordering';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderTimelineEvent, OrderTimelineReply } from '../../api/replies.ts';
import type { Formatters } from '../../format/create-formatters.ts';
import { signedEuro } from '../../format/signed-euro.ts';
import { useFormat } from '../../format/use-format.ts';
import { endReasonWords } from './end-reason-text.ts';
import { sideName, type TimelineReader } from './timeline-reader.ts';
import classes from './order-timeline.module.css';

function deliveryWeekText(deliveryWeek: string, previous: string | null, t: Translate<'timeline'>): string {
  if (previous === null || previous === deliveryWeek) return t('event.week', weekAndYear(deliveryWeek));
  const { week: oldWeek, year: oldYear } = weekAndYear(previous);
  return t('event.weekChanged', { ...weekAndYear(deliveryWeek), oldWeek, oldYear });
}

/** Day and German time, `2026-12-01T10:30`, in words. */
const momentOf = (at: string, format: Formatters) => ({
  date: format.date(at.slice(0, 10)),
  time: at.slice(11),
});

/** What happened, in a few words; null for what another event tells already. */
function eventText(
  told: OrderTimelineEvent,
  ended: string | null,
  t: Translate<'timeline'>,
  format: Formatters,
): string | null {
  switch (told.event) {
    case 'ORDER_CREATED':
    case 'FIRST_APPROVAL_GIVEN':
    case 'EMPLOYEE_REMINDED':
    case 'DECIDER_REMINDED':
    case 'MANUFACTURER_REMINDED':
    case 'MANUFACTURER_LINK_SENT':
      return t(`event.${told.event}`);
    case 'STEP_ACCEPTED':
      return told.handedOverOn === null
        ? acceptedText(told.stepType, t)
        : t('event.handedOver', { date: format.date(told.handedOverOn) });
    case 'STEP_DECLINED':
      return null;
    case 'ORDER_ENDED':
      return ended;
    case 'DELIVERY_WEEK_CONFIRMED':
      return told.deliveryWeek && deliveryWeekText(told.deliveryWeek, told.previousWeek, t);
    case 'BUILD_REPORTED':
      return told.builtOn && t('event.built', { date: format.date(told.builtOn) });
    case 'SHIPMENT_REPORTED':
      return told.shippedOn && t('event.shipped', { date: format.date(told.shippedOn) });
    case 'DELIVERY_REPORTED':
      return told.deliveredOn && t('event.delivered', { date: format.date(told.deliveredOn) });
    case 'APPOINTMENT_PROPOSED':
      return t('event.appointmentProposed');
    case 'APPOINTMENT_ASKED':
      return t('event.appointmentAsked');
    case 'APPOINTMENT_SET':
      return told.appointmentAt && t('event.appointmentSet', momentOf(told.appointmentAt, format));
    case 'APPOINTMENT_CANCELLED':
      return told.appointmentAt && t('event.appointmentCancelled', momentOf(told.appointmentAt, format));
    case 'LIMIT_AHEAD':
      return (
        told.limit &&
        told.limitFrom &&
        t(`event.limitAhead.${told.limit}`, { date: format.date(told.limitFrom) })
      );
    case 'FIGURES_RECALCULATED':
      return recalculatedText(told.rates, t, format);
    case 'DOCUMENT_ADDED':
      return told.document && t('event.DOCUMENT_ADDED', { name: told.document.name });
  }
}

/** Both net rates and their difference for the person who ordered; others learn only that it happened. */
function recalculatedText(
  rates: OrderTimelineEvent['rates'],
  t: Translate<'timeline'>,
  format: Formatters,
): string {
  if (rates === null) return t('event.FIGURES_RECALCULATED');
  const { provisionalCents, enactedCents } = rates;
  const difference = subtractCents(enactedCents, provisionalCents);
  return t(difference === 0 ? 'event.recalculatedSame' : 'event.recalculated', {
    enacted: format.euroCents(enactedCents),
    provisional: format.euroCents(provisionalCents),
    difference: signedEuro(difference, format),
  });
}

function acceptedText(stepType: OrderTimelineEvent['stepType'], t: Translate<'timeline'>): string | null {
  switch (stepType) {
    case 'BREAKING_CHANGE':
    case 'DECLINED_BY_TENANT':
    case 'DECLINED_BY_ADMIN':
    case 'EXPIRED':
    case null:
      return null;
    default:
      return t(`accepted.${stepType}`);
  }
}

interface TimelineEventsProps {
  readonly timeline: OrderTimelineReply;
  readonly reader: TimelineReader;
}

/** The events of an order, newest first: when, what, by whom, and what was mailed. */
export function TimelineEvents({ timeline, reader }: TimelineEventsProps) {
  const { t } = useTranslation('timeline');
  const format = useFormat();
  const ended = endReasonWords(timeline, reader.side === 'EMPLOYEE', t);
  const told = timeline.events
    .map((event, position) => ({
      ...event,
      key: position,
      text: eventText(event, ended, t, format),
    }))
    .filter(({ text }) => text !== null)
    .toReversed();
  return (
    <ol className={classes['events']}>
      {told.map(({ key, at, text, by, note, mails }) => (
        <li key={key} className={classes['event']}>
          <time dateTime={at} className={classes['quiet']}>
            {format.dateTime(at)}
          </time>
          <div className={classes['what']}>
            <strong>{text}</strong>
            <span className={classes['quiet']}>{sideName(by, reader, t)}</span>
            {note !== null && <span>{t('note', { note })}</span>}
            {mails.length > 0 && (
              <details className={classes['mails']}>
                <summary>{t('sent', { count: mails.length })}</summary>
                <ul>
                  {mails.map((kind) => (
                    <li key={kind}>{t(`mails.${kind}`)}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
