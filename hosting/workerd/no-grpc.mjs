/** Replaces lib/chat/firestore-grpc.ts in a Worker's build, where FIRESTORE_TRANSPORT is "rest". */
export function openGrpcDatabase() {
  throw new Error('gRPC cannot go here: FIRESTORE_TRANSPORT has to be "rest".');
}
