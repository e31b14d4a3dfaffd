import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly percent: number;
  /** What goes on, for screen readers. */
  readonly label: string;
}

/** How far long work is. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return <progress className={classes['bar']} max={100} value={percent} aria-label={label} />;
}
