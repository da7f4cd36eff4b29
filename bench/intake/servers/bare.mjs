// The least a server can do: read the body, answer 201.
import { listen } from './listen.mjs'

const body = '{"message":"Trip plan request created"}'

await listen((request, response) => {
  request.on('data', () => {})
  request.on('end', () => {
    response.writeHead(201, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  })
})
