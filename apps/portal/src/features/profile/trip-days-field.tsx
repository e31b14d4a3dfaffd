import { useTextList } from '../../i18n/use-text-list.ts';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { useFormField } from '../../forms/use-form-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { daysOf, weekdayOf, type OpenDays } from './trip-pattern.ts';
import classes from './trip-days-field.module.css';

interface TripDaysFieldProps extends OpenDays {
  readonly label: string;
}

/** The days of a month, to tick, in weeks. The form's value is the list of the ticked ones in order. */
export function TripDaysField({ label, firstDay, lastDay }: TripDaysFieldProps) {
  const weekdays = useTextList('profile', 'trips.weekdays');
  const format = useFormat();
  const { value, change, error, input } = useFormField({ name: 'days', label });
  const { id, ref, error: errorLine } = input;
  const ticked = Array.isArray(value) ? value.map(String) : [];
  const toggle = (day: string): void =>
    change(ticked.includes(day) ? ticked.filter((one) => one !== day) : [...ticked, day].toSorted());
  return (
    <FieldFrame wrong={error !== null}>
      <fieldset className={classes['days']} id={id} tabIndex={-1} ref={ref}>
        <legend>{label}</legend>
        {errorLine}
        <div className={classes['weeks']}>
          {weekdays.map((weekday) => (
            <span key={weekday} className={classes['weekday']} aria-hidden="true">
              {weekday}
            </span>
          ))}
          {daysOf({ firstDay, lastDay }).map((day) => (
            <label key={day} className={classes['day']} style={{ gridColumnStart: weekdayOf(day) }}>
              <input
                type="checkbox"
                aria-label={format.fullDate(day)}
                checked={ticked.includes(day)}
                onChange={() => toggle(day)}
              />
              <span aria-hidden="true">{Number(day.slice(8))}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FieldFrame>
  );
}
