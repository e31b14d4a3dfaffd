export { foldForSearch as foldText } from '@stromwandel/kernel';
