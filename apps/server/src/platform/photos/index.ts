export { receivePhoto, type DecodedPhoto } from './receive-photo.ts';
