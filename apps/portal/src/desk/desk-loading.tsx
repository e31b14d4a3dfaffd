export { LoadingState as DeskLoading } from '../ui/loading-state.tsx';
