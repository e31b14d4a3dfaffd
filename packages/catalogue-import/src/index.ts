export { CarCollector, type ReadCar } from './car-collector.ts';
export { CAR_COLUMNS } from './car-columns.ts';
export { carTemplate } from './car-template.ts';
export { readHeader } from './read-header.ts';
export { readJsonCar } from './read-json-car.ts';
