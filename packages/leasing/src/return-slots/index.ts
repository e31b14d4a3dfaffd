export {
  bookableDays,
  freeTimes,
  hasRoom,
  isOpenAt,
  slotAt,
  type BookedSlot,
  type ReturnPlace,
} from './return-slots.ts';
