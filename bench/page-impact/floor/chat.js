import { h, render } from 'preact'

export function mount(root) {
  const place = document.createElement('div')
  root.append(place)
  render(h('p', null, 'Tell me about your trip'), place)
}
