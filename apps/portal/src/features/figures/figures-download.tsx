import type { FIGURE_PERIODS } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { SaveFileButton } from '../../product/desk/save-file-button.tsx';

/** Saves the figures of a period as a CSV file. */
export function FiguresDownload({ period }: { readonly period: (typeof FIGURE_PERIODS)[number] }) {
  const { t } = useTranslation('figures');
  const call = useApiCall();
  return (
    <SaveFileButton
      load={() => call('getEmployerFiguresFile', { query: { period } })}
      failed={(reason) => t('downloadFailed', { reason })}
    >
      {t('download')}
    </SaveFileButton>
  );
}
