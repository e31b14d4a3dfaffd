import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import classes from './brand-logo.module.css';

/** Sign and name, leading to the start page. */
export function BrandLogo() {
  return (
    <Link className={classes['logo']} to={paths.home()}>
      <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
        <rect width="34" height="34" rx="10" fill="var(--sw-pine)" />
        <path
          d="M5.5 17c2-7.5 5-7.5 7 0s5 7.5 7 0"
          fill="none"
          stroke="var(--sw-on-pine)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M19.5 17h9" stroke="var(--sw-copper-fill)" strokeWidth="3" strokeLinecap="round" />
      </svg>
      Stromwandel
    </Link>
  );
}
