/** Stands for lib/chat/firestore-grpc.ts while a Worker is built: FIRESTORE_TRANSPORT says "rest" there. */
export function openGrpcDatabase() {
  throw new Error('gRPC cannot go here: FIRESTORE_TRANSPORT has to be "rest".');
}
