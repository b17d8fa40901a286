/** `parked` is stored for review; `dropped` was rejected or too late, with nothing to review. */
export type MessageState = 'waiting' | 'delivered' | 'parked' | 'dropped';

export type MessageKind = 'operator' | 'text' | 'push' | 'email';

export type SubscriptionKind = 'live' | 'future' | 'planned';

export type SubscriptionWay = 'text' | 'push';

export type NewsState = 'planning' | 'planned' | 'superseded';
