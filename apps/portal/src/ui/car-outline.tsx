interface CarOutlineProps {
  readonly className?: string | undefined;
}

/** A car in outline, as decoration of places without content. */
export function CarOutline({ className }: CarOutlineProps) {
  return (
    <svg className={className} viewBox="0 0 800 320" aria-hidden="true" focusable="false">
      <path
        d="M66,250 C58,232 54,207 57,181 C59,162 66,149 82,141 C126,123 178,114 226,110 C266,82 308,53 354,41 C412,28 520,26 592,34 C628,38 660,43 688,53 C710,75 727,105 738,129 C750,142 754,168 753,196 C752,224 746,236 738,250 L732,252 L665,252 A64 64 0 1 0 543,252 L247,252 A64 64 0 1 0 125,252 L72,252 Z"
        fill="var(--sw-sunk)"
        stroke="var(--sw-edge)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M244,115 C284,87 322,63 366,53 C430,43 530,42 592,48 C624,51 648,55 666,63 C680,78 690,92 696,105 C600,115 392,119 244,115 Z M440,117 L450,46 M590,114 L602,49"
        fill="var(--sw-surface)"
        stroke="var(--sw-edge)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      {[186, 604].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="236"
          r="50"
          fill="var(--sw-surface)"
          stroke="var(--sw-edge)"
          strokeWidth="5"
        />
      ))}
    </svg>
  );
}
