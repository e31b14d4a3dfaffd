export { NEUTRAL_PAINT } from './car-frame.ts';
export { carShape, type CarShape, type CarShapeInput } from './car-shape.ts';
export { CAR_VIEWS, drawCar, paintDrawing, type CarView } from './draw-car.ts';
