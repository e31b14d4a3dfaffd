import { NativeSelect } from '@mantine/core';
import { BODY_STYLES } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeliveryText } from '../../format/use-delivery-text.ts';
import { useFormat } from '../../format/use-format.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Steps that the fields offer; an address may name any other whole number. */
const LIMIT_STEPS = {
  rangeFrom: [300, 400, 500, 600],
  deliveryTo: [4, 8, 12, 24],
} as const;

/** The steps, and what the address asks for beside them. */
function steps(offered: readonly number[], chosen: number | null): number[] {
  const all = chosen === null || offered.includes(chosen) ? [...offered] : [...offered, chosen];
  return all.toSorted((a, b) => a - b);
}

function chosenNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** What narrows the list beyond brand and model. */
export function LimitFields({ form }: { readonly form: FilterForm }) {
  const { t } = useTranslation('search');
  const { euro, unit } = useFormat();
  const deliveryText = useDeliveryText();
  const { rangeFrom, body, deliveryTo, underCap } = form.limits;
  const any = { value: '', label: t('limit.any') };
  return (
    <>
      <NativeSelect
        label={t('limit.rangeFrom')}
        value={rangeFrom ?? ''}
        onChange={(event) => form.choose({ rangeFrom: chosenNumber(event.currentTarget.value) })}
        data={[
          any,
          ...steps(LIMIT_STEPS.rangeFrom, rangeFrom).map((step) => ({
            value: String(step),
            label: t('limit.from', { value: unit(step, 'km') }),
          })),
        ]}
      />
      <NativeSelect
        label={t('limit.body')}
        value={body ?? ''}
        onChange={(event) => {
          const style = event.currentTarget.value;
          form.choose({ body: BODY_STYLES.find((one) => one === style) ?? null });
        }}
        data={[any, ...BODY_STYLES.map((style) => ({ value: style, label: t(`body.${style}`) }))]}
      />
      <NativeSelect
        label={t('limit.deliveryTo')}
        value={deliveryTo ?? ''}
        onChange={(event) => form.choose({ deliveryTo: chosenNumber(event.currentTarget.value) })}
        data={[
          any,
          ...steps(LIMIT_STEPS.deliveryTo, deliveryTo).map((weeks) => ({
            value: String(weeks),
            label: t('limit.upTo', { value: deliveryText(weeks, weeks) }),
          })),
        ]}
      />
      <NativeSelect
        label={t('limit.underCap')}
        value={underCap ? 'true' : ''}
        onChange={(event) => form.choose({ underCap: event.currentTarget.value === '' ? null : true })}
        data={[
          any,
          {
            value: 'true',
            label:
              form.cap === null ? t('limit.underAnyCap') : t('limit.underCommonCap', { cap: euro(form.cap) }),
          },
        ]}
      />
    </>
  );
}
