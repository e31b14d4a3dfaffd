import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { useFormField } from '../../forms/use-form-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTextList } from '../../i18n/use-text-list.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { daysOfMonth, weekdayOf } from './month-days.ts';
import type { DriverMonth } from './month-entries.ts';
import classes from './trip-calendar.module.css';

const WEEK = 7;
const SATURDAY = 6;
/** Days that an arrow key moves by. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

interface TripCalendarProps {
  readonly data: DriverMonth;
  readonly trips: NonNullable<DriverMonth['trips']>;
}

/** The days of the month, to tick those driven to work; the form's value is their list in order. */
export function TripCalendar({ data, trips }: TripCalendarProps) {
  const { t } = useTranslation('month');
  const weekdays = useTextList('month', 'weekdays');
  const format = useFormat();
  const today = useToday();
  const grid = useRef<HTMLDivElement>(null);
  const { value, change, error, input } = useFormField({ name: 'days', label: t('trips.days') });
  const { id, ref, error: errorLine } = input;
  const ticked = Array.isArray(value) ? value.map(String) : [];
  const { month, firstDay, lastDay } = data;
  const others = new Set(trips.otherDays);
  const proposed = trips.proposal.filter((day) => !ticked.includes(day) && !others.has(day));
  const toggle = (day: string): void =>
    change(ticked.includes(day) ? ticked.filter((one) => one !== day) : [...ticked, day].toSorted());

  function move(event: KeyboardEvent): void {
    const by = MOVES[event.key];
    const boxes = [...(grid.current?.querySelectorAll('input') ?? [])];
    const at = boxes.findIndex((box) => box === event.currentTarget);
    if (by === undefined || at === -1) return;
    event.preventDefault();
    boxes[at + by]?.focus();
  }

  return (
    <SectionCard
      compact
      title={
        <span className={classes['title']}>
          {t('trips.title')}{' '}
          <StatusBadge tone="pine">{t('trips.count', { count: ticked.length })}</StatusBadge>
        </span>
      }
      description={ticked.length === 0 ? t('trips.empty') : t('trips.hint')}
    >
      <FieldFrame wrong={error !== null}>
        <fieldset className={classes['days']} id={id} tabIndex={-1} ref={ref}>
          <legend className={classes['hidden']}>{t('trips.days')}</legend>
          {errorLine}
          <div className={classes['weeks']} ref={grid}>
            {weekdays.map((weekday) => (
              <span key={weekday} className={classes['weekday']} aria-hidden="true">
                {weekday}
              </span>
            ))}
            {daysOfMonth(month).map((day) => {
              const isOpen = day >= firstDay && day <= lastDay;
              const isOther = others.has(day);
              return (
                <label
                  key={day}
                  className={classes['day']}
                  style={{ gridColumnStart: weekdayOf(day) }}
                  data-proposed={proposed.includes(day) || undefined}
                  data-today={day === today || undefined}
                  data-weekend={weekdayOf(day) >= SATURDAY || undefined}
                >
                  <input
                    type="checkbox"
                    aria-label={
                      isOther
                        ? t('trips.otherCar', { day: format.fullDate(day) })
                        : proposed.includes(day)
                          ? t('trips.proposedDay', { day: format.fullDate(day) })
                          : format.fullDate(day)
                    }
                    checked={ticked.includes(day)}
                    disabled={!isOpen || isOther}
                    onChange={() => toggle(day)}
                    onKeyDown={move}
                  />
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                </label>
              );
            })}
          </div>
          <p className={classes['key']} aria-hidden="true">
            <span data-kind="driven">{t('trips.key.driven')}</span>
            {proposed.length > 0 && <span data-kind="proposed">{t('trips.key.proposed')}</span>}
            {today.startsWith(month) && <span data-kind="today">{t('trips.key.today')}</span>}
          </p>
        </fieldset>
      </FieldFrame>
      {proposed.length > 0 && (
        <div className={classes['proposal']}>
          <IconCalendar size={22} stroke={1.75} aria-hidden="true" />
          <p>{t('trips.proposal', { count: proposed.length })}</p>
          <Button variant="default" onClick={() => change([...ticked, ...proposed].toSorted())}>
            {t('trips.take')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
