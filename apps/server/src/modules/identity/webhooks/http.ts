import { changeEndpoint as changeEndpointCall } from '@peerbourse/contract/identity/webhooks/change-endpoint';
import { createEndpoint as createEndpointCall } from '@peerbourse/contract/identity/webhooks/create-endpoint';
import { deleteEndpoint as deleteEndpointCall } from '@peerbourse/contract/identity/webhooks/delete-endpoint';
import { deliveryList as deliveryListCall } from '@peerbourse/contract/identity/webhooks/delivery-list';
import { endpointList as endpointListCall } from '@peerbourse/contract/identity/webhooks/endpoint-list';
import { replayDelivery as replayDeliveryCall } from '@peerbourse/contract/identity/webhooks/replay-delivery';
import { replaySince as replaySinceCall } from '@peerbourse/contract/identity/webhooks/replay-since';
import { rotateSecret as rotateSecretCall } from '@peerbourse/contract/identity/webhooks/rotate-secret';
import { sendTestEvent as sendTestEventCall } from '@peerbourse/contract/identity/webhooks/send-test-event';
import { switchEndpoint as switchEndpointCall } from '@peerbourse/contract/identity/webhooks/switch-endpoint';
import { route } from '#platform/http/serve.ts';
import { changeEndpoint } from './change-endpoint.ts';
import { createEndpoint, proveNewEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { deliveryList } from './delivery-list.ts';
import { endpointList } from './endpoint-list.ts';
import { replayDelivery } from './replay-delivery.ts';
import { replaySince } from './replay-since.ts';
import { proveRotation, rotateSecret } from './rotate-secret.ts';
import { sendTestEvent } from './send-test-event.ts';
import { switchEndpoint } from './switch-endpoint.ts';

export const routes = [
  route(changeEndpointCall, changeEndpoint),
  route(createEndpointCall, createEndpoint, proveNewEndpoint),
  route(deleteEndpointCall, deleteEndpoint),
  route(deliveryListCall, deliveryList),
  route(endpointListCall, endpointList),
  route(replayDeliveryCall, replayDelivery),
  route(replaySinceCall, replaySince),
  route(rotateSecretCall, rotateSecret, proveRotation),
  route(sendTestEventCall, sendTestEvent),
  route(switchEndpointCall, switchEndpoint),
];
