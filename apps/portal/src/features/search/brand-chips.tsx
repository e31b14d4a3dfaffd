import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './quick-filters.module.css';

interface BrandChipsProps {
  readonly brands: readonly string[];
  readonly onRemove: (brand: string) => void;
}

/** The chosen brands, as the first chips of a list; each is removed by itself. */
export function BrandChips({ brands, onRemove }: BrandChipsProps) {
  const { t } = useTranslation('search');
  return brands.map((brand) => (
    <li key={brand} data-brand>
      <button
        type="button"
        className={classes['chip']}
        data-chosen
        aria-label={t('filter.removeBrand', { brand })}
        onClick={({ currentTarget }) => {
          // The keyboard goes on at the next chip.
          currentTarget.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
          onRemove(brand);
        }}
      >
        {brand} <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </li>
  ));
}
