/**
 * Settings that Colyseus reads from the environment when it is loaded, so this file must be imported first. With the
 * defaults, a busy process is presumed dead after 2 seconds, and two processes open a game if its players come within half
 * a second. Nothing would be lost, but players would be sent back and forth.
 */

/** Milliseconds that another process has to answer. */
process.env.COLYSEUS_PRESENCE_SHORT_TIMEOUT ??= '5000'
/** Seconds that the second player of a game waits until the first has opened it. */
process.env.COLYSEUS_MAX_CONCURRENT_CREATE_ROOM_WAIT_TIME ??= '5'
/** Seconds that a person who was let in has to connect: a process that opens many games after another died is busy. */
process.env.COLYSEUS_SEAT_RESERVATION_TIME ??= '60'
