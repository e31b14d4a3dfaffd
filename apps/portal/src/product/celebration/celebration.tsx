import type { CSSProperties } from 'react';
import classes from './celebration.module.css';

/** Degrees of the half circle above the middle, evenly spread. */
const ANGLES = Array.from({ length: 18 }, (_, index) => 188 + index * 10);

/**
 * A short burst of paper in the product's colours over the nearest positioned parent; plays once and takes no clicks.
 * Decorative only: hidden from screen readers, absent where people ask for less motion.
 */
export function Celebration() {
  return (
    <div className={classes['burst']} aria-hidden="true" data-celebration>
      {ANGLES.map((angle, index) => {
        // Custom properties are missing in React's type of styles.
        const style = { '--angle': `${angle}deg`, '--reach': `${110 + (index % 3) * 50}px` } as CSSProperties;
        return <i key={angle} style={style} />;
      })}
    </div>
  );
}
