import { sharedState } from '../../ui/shared-state.tsx';
import { NO_ANSWERS, type PanelAnswers } from './later-answers.ts';

/** The answers of the panel: its amounts stand in the comparison and on paper too. */
export const { Shared: SharedAnswers, useShared: usePanelAnswers } = sharedState<PanelAnswers>(NO_ANSWERS);
