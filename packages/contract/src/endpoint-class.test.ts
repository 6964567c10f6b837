import { expect, it } from 'vitest';
import { endpointClassOf } from './endpoint-class.ts';

it('R8.4 R8.5 the class of a call follows from its path', () => {
  const classes = {
    '/v1/p2p/order/placeOrder': 'order',
    '/v1/mcp/order/cancelContract': 'order',
    '/v1/p2p/adv/publishAdv': 'ad',
    '/v1/p2p/pub/adv/queryAdvList': 'ad',
    '/v1/p2p/advRemark/queryAdRemark': 'ad',
    '/v1/x/assets/deposit-address': 'deposit',
    '/v1/x/assets/request-withdrawal': 'withdraw',
    '/v1/p2p/user/query-withdraw-limit': 'withdraw',
    '/v1/fiat-mix/private/checkout/bind-card': 'card',
    '/v1/fiat-mix/private/ocbs/submit-order': 'card',
    '/v1/p2p/user/addUserPaymethod': 'payment-method',
    '/v1/p2p/user/queryPaymethods': 'payment-method',
    '/v1/p2p/user/updateUser': undefined,
    '/v1/mix/public/usdtRate': undefined,
    '/v1/x/rates/order/list': undefined,
  };
  for (const [path, expected] of Object.entries(classes)) expect(`${path} ${endpointClassOf(path)}`).toBe(`${path} ${expected}`);
});
