import { useTranslation } from 'react-i18next';
import classes from './quick-filters.module.css';
import { useBrandNames } from './use-brand-names.ts';

interface BrandChipsProps {
  readonly brands: readonly string[];
  readonly onChange: (brands: readonly string[]) => void;
}

/** The chosen brands as chips that take one away, and a choice that adds one. */
export function BrandChips({ brands, onChange }: BrandChipsProps) {
  const { t } = useTranslation('search');
  const others = useBrandNames()?.filter((name) => !brands.includes(name)) ?? [];
  return (
    <>
      {brands.map((brand) => (
        <li key={brand}>
          <button
            type="button"
            className={classes['chip']}
            aria-label={t('quick.withoutBrand', { brand })}
            onClick={() => onChange(brands.filter((one) => one !== brand))}
            data-chosen
          >
            {brand} ×
          </button>
        </li>
      ))}
      <li>
        <select
          className={classes['chip']}
          aria-label={t('quick.addBrand')}
          value=""
          onChange={({ currentTarget }) => onChange([...brands, currentTarget.value])}
        >
          <option value="">{t('quick.brand')}</option>
          {others.map((name) => (
            <option key={name} value={name}>
              {t('quick.plusBrand', { brand: name })}
            </option>
          ))}
        </select>
      </li>
    </>
  );
}
