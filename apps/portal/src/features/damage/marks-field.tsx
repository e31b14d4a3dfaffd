import { Checkbox } from '@mantine/core';
import { CAR_PARTS } from '@stromwandel/api-spec';
import {
  carPlan,
  chooseParts,
  markedParts,
  pressPlan,
  type DamageMark,
  type PlanBody,
} from '@stromwandel/leasing';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { useFormField, type FieldProps } from '../../forms/use-form-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CarPlan } from '../../product/damage/car-plan.tsx';
import classes from './damage.module.css';

/** Where the car is damaged: by pressing its drawing, or by the list of its parts, which says the same in words. */
export function MarksField({ body, ...field }: FieldProps & { readonly body: PlanBody }) {
  const { t } = useTranslation('damage');
  const { value, change, leave, error, input } = useFormField(field, true);
  const marks = Array.isArray(value) ? (value as DamageMark[]) : []; // the form's schema knows no other
  const keep = (after: readonly DamageMark[]) => change(after.length === 0 ? null : after);
  // The name is that of each box, not of the group.
  const { name: _, ...group } = input;
  return (
    <FieldFrame wrong={error !== null}>
      <Checkbox.Group
        {...group}
        tabIndex={-1}
        value={[...markedParts(marks)]}
        onChange={(chosen) => keep(chooseParts(carPlan(body), marks, chosen))}
        onBlur={leave}
      >
        <div className={classes['marks']}>
          <CarPlan
            body={body}
            marks={marks}
            onPress={(x, y) => keep(pressPlan(carPlan(body), marks, x, y))}
          />
          <div className={classes['parts']}>
            {CAR_PARTS.map((part) => (
              <Checkbox key={part} size="md" value={part} label={t(`part.${part}`)} />
            ))}
          </div>
        </div>
      </Checkbox.Group>
    </FieldFrame>
  );
}
